/** Where the app runs. On Apple's phones and tablets the browser and the app on the home screen have a storage each. */
export type Place = 'homeScreen' | 'beforeHomeScreen' | 'elsewhere'

export function placeOfApp(): Place {
  // only Apple's have it
  const { standalone } = navigator as Navigator & { readonly standalone?: boolean }
  if (standalone === undefined) return 'elsewhere'
  return standalone || matchMedia('(display-mode: standalone)').matches ? 'homeScreen' : 'beforeHomeScreen'
}

/** Safari, and every browser that is Safari inside. */
export const isSafari = (): boolean => navigator.vendor.startsWith('Apple')
