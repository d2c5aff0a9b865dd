/** Where the app runs. On iOS, the browser and the home screen app have separate storage. */
export type Place = 'homeScreen' | 'beforeHomeScreen' | 'elsewhere'

export function placeOfApp(): Place {
  // only Safari has this property
  const { standalone } = navigator as Navigator & { readonly standalone?: boolean }
  if (standalone === undefined) return 'elsewhere'
  return standalone || matchMedia('(display-mode: standalone)').matches ? 'homeScreen' : 'beforeHomeScreen'
}

/** Whether the browser is Safari or built on it. */
export const isSafari = (): boolean => navigator.vendor.startsWith('Apple')
