/** The id of the sheet from which the user came back to this screen, read from the browser's history. */
export function useCameFrom(): string | undefined {
  const { forward } = (history.state ?? {}) as { readonly forward?: string | null }
  const [, sheet] = /^\/sheet\/([^/?#]+)/.exec(forward ?? '') ?? []
  return sheet && decodeURIComponent(sheet)
}
