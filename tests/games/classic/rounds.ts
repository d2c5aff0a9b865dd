/** Short ways to write rounds and house rules. A, B, C, D sit in this order: A and C (N) are the first column, B and D (E) the second. */

/** A round in which N took this many tricks. */
export const took = (tricks: number, more: object = {}) => ({ tricks: [tricks, 13 - tricks], ...more })
export const honours = (side: number, count: number) => ({ honours: { side, count } })
export const revoke = (side: number, penalty: string) => ({ revoke: { side, penalty } })
/** A correction of the score of the game in play. */
export const stand = (...points: number[]) => ({ kind: 'correction', points })
export const rules = (options: object) => ({ kind: 'rules', options })

export const H = { honours: true }
export const SDT = { value: 'sdt' }
export const AMERICAN = { value: 'american' }
export const DEALS = { target: 'deals' }
