import { type Findings, hasComplaints } from './findings'

export interface Round extends Findings {
  number: number
  sent: number
  acknowledged: number
  recoveryMs: number
}

const columns = 'round acknowledged unacknowledged found lost duplicates wrong recovery-ms'.split(' ')

export const heading = columns.join('  ')

export function printRound(round: Round): void {
  const { number, sent, acknowledged, found, lost, duplicates, wrong, recoveryMs } = round
  const cells = [number, acknowledged, sent - acknowledged, found, lost.length, duplicates.length]
  const row = [...cells, wrong.length, recoveryMs]
  console.log(columns.map((name, index) => String(row[index]).padStart(name.length)).join('  '))
  printComplaints(round)
}

/** @returns whether every promise was kept in every round, and to the end */
export function printSummary(rounds: readonly Round[], atTheEnd: Findings): boolean {
  const sum = (count: (round: Round) => number) => rounds.reduce((total, round) => total + count(round), 0)
  const recoveries = rounds.map(({ recoveryMs }) => recoveryMs).sort((a, b) => a - b)
  console.log(
    `${sum(({ sent }) => sent)} orders, ${sum(({ acknowledged }) => acknowledged)} acknowledged before a kill: ` +
      `${sum(({ lost }) => lost.length)} lost, ${sum(({ duplicates }) => duplicates.length)} duplicates, ` +
      `${sum(({ wrong }) => wrong.length)} wrong; ready again after ${recoveries[0]} to ${recoveries.at(-1)} ms, ` +
      `median ${recoveries[Math.floor(recoveries.length / 2)]} ms`,
  )
  console.log(`After the last restart ${atTheEnd.found} orders of all rounds are there.`)
  printComplaints(atTheEnd)
  return ![...rounds, atTheEnd].some(hasComplaints)
}

function printComplaints({ lost, duplicates, wrong }: Findings): void {
  for (const complaint of [...lost, ...duplicates, ...wrong]) console.log(`    ${complaint}`)
}
