/** What became of one order under one fault of the gateway. */
export interface FaultRow {
  call: 'create' | 'status'
  fault: string
  answers: string
  /** The longest that a shopper waited for an answer. */
  slowestMs: number
  complaints: string[]
}

export const FAULT_HEADING = `call    fault           slowest-ms  ${'answers'.padEnd(38)}  complaints`

export function printFault(row: FaultRow): FaultRow {
  const { call, fault, answers, slowestMs, complaints } = row
  const cells = [
    call.padEnd(6),
    fault.padEnd(14),
    String(Math.round(slowestMs)).padStart(10),
    answers.padEnd(38),
  ]
  console.log(`${cells.join('  ')}  ${complaints.join('; ') || 'none'}`)
  return row
}
