import { rowFaults } from '../settlement/row-faults'
import type { Fault } from './fault'
import { faults } from './fault-catalogue'

/** Beginning of the phone numbers that choose a fault by their last two digits. */
export const TEST_PHONE_START = '90000000'

const phases = { payment: 'paying', call: 'a call of the shop', refund: 'a refund' }

export interface FaultRow {
  paise: string
  name: string
  when: string
  effect: string
  /** Absent where no UPI id chooses it. */
  upiName?: string
  phone?: string
}

/** The catalogue for people, in the order of its codes. */
export function faultRows(): FaultRow[] {
  return faults.map((fault) => {
    const digits = twoDigits(fault)
    return {
      paise: `.${digits}`,
      name: fault.name,
      when: phases[fault.phase],
      effect: fault.effect,
      upiName: fault.phase === 'payment' ? fault.name : undefined,
      phone: fault.phase === 'refund' ? undefined : `${TEST_PHONE_START}${digits}`,
    }
  })
}

/** The catalogue as a table of Markdown. */
export function faultsInMarkdown(): string {
  return markdownTable([
    ['Paise', 'Name', 'Meets', 'What happens'],
    ...faultRows().map(({ paise, name, when, effect }) => [paise, `\`${name}\``, when, effect]),
  ])
}

/** The faults of rows of reports, as another. */
export function rowFaultsInMarkdown(): string {
  return markdownTable([
    ['Name', 'What happens'],
    ...rowFaults.map(({ name, effect }) => [`\`${name}\``, effect]),
  ])
}

/** Aligned as the repository's formatter wants it; the first row is the heads. */
function markdownTable(rows: readonly (readonly string[])[]): string {
  const [heads = [], ...others] = rows
  const widths = heads.map((_, column) => Math.max(...rows.map((cells) => cells[column]?.length ?? 0)))
  const line = (cells: readonly string[], filler = ' ') =>
    `| ${widths.map((width, column) => (cells[column] ?? '').padEnd(width, filler)).join(' | ')} |`
  return [line(heads), line([], '-'), ...others.map((cells) => line(cells))].join('\n')
}

function twoDigits({ code }: Fault): string {
  return String(code).padStart(2, '0')
}
