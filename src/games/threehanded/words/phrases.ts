export function amount(n: number, one: string): string {
  return n === 1 ? one : String(n)
}
