/** PostgreSQL takes at most 65,535 values in a statement, and rows here have fewer than 20 columns. */
const ROWS_IN_A_STATEMENT = 1000

/** Splits rows into as many lists as statements are needed for them. */
export function batchesOf<Row>(rows: readonly Row[]): Row[][] {
  const count = Math.ceil(rows.length / ROWS_IN_A_STATEMENT)
  return Array.from({ length: count }, (_, index) =>
    rows.slice(index * ROWS_IN_A_STATEMENT, (index + 1) * ROWS_IN_A_STATEMENT),
  )
}
