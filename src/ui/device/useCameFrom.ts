/** The sheet one comes back from to this screen, as the browser's own history tells it. */
export function useCameFrom(): string | undefined {
  const { forward } = (history.state ?? {}) as { readonly forward?: string | null }
  const [, sheet] = /^\/sheet\/([^/?#]+)/.exec(forward ?? '') ?? []
  return sheet && decodeURIComponent(sheet)
}
