import { CsvError, parse } from 'csv-parse/sync'
import type { SettlementClass } from 'shared-contracts/payments/admin/settlement-classes'
import { parseRupees } from 'shared-contracts/values/money'
import { AppError } from '../../../../../errors'
import type {
  FileLine,
  FileSettlement,
  SettlementFileContents,
} from '../../../reconciliation/settlement-files/contents'
import { type Columns, eventHeadings, findColumns, settlementHeadings } from './headings'

/** More rows than a genuine file of the maximum size can have. */
const MOST_ROWS = 10_000

type Section =
  | { kind: 'settlements'; columns: Columns<typeof settlementHeadings> }
  | { kind: 'events'; columns: Columns<typeof eventHeadings> }

/**
 * Reads a report of two sections, in one file or two: the settlements with the bank's credit, and their events.
 * @returns undefined for another kind of file
 * @throws AppError INVALID_INPUT for an unreadable row; then the whole file is refused
 */
export function readCashfreeFile(csv: string): SettlementFileContents | undefined {
  const contents: SettlementFileContents = { settlements: [], lines: [], unsettled: 0 }
  const seen = new Map<string, number>()
  let section: Section | undefined
  const rows = rowsOf(csv)
  if (rows.length > MOST_ROWS)
    throw new AppError(
      'INVALID_INPUT',
      `The file has more than ${MOST_ROWS} rows. Download the report for a shorter period.`,
    )
  for (const [index, row] of rows.entries()) {
    const begun = detectSection(row)
    if (begun) section = begun
    else if (section?.kind === 'settlements') readSettlement(row, section.columns, index + 1, contents)
    else if (section) readEvent(row, section.columns, index + 1, contents, seen)
  }
  return section && contents
}

function rowsOf(csv: string): string[][] {
  try {
    return parse(csv, {
      bom: true,
      skip_empty_lines: true,
      relax_column_count: true,
      trim: true,
      to: MOST_ROWS + 1,
    })
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw new AppError('INVALID_INPUT', `Row ${error.lines ?? 1} of the file can’t be read as CSV.`)
  }
}

function detectSection(row: readonly string[]): Section | undefined {
  const events = findColumns(eventHeadings, row)
  if (events.eventId !== undefined && events.kind !== undefined && events.settled !== undefined)
    return { kind: 'events', columns: events }
  const settlements = findColumns(settlementHeadings, row)
  if (settlements.credited !== undefined && settlements.utr !== undefined)
    return { kind: 'settlements', columns: settlements }
  return undefined
}

function readSettlement(
  row: readonly string[],
  columns: Columns<typeof settlementHeadings>,
  number: number,
  { settlements, lines }: SettlementFileContents,
): void {
  const cell = createCellReader(row, columns)
  const utr = cell('utr')
  // A settlement still on its way to the bank has no reference yet.
  if (!utr) return
  const settlement: FileSettlement = {
    utr,
    paidAt: cell('paidAt'),
    credited: parsePaise(cell('credited'), 'Net Settlement Amount', number),
  }
  settlements.push(settlement)
  for (const name of ['charge', 'tax'] as const) {
    const amount = cell(name) ? parsePaise(cell(name), 'Settlement Charge or Tax', number) : 0
    if (amount === 0) continue
    const part = {
      class: name === 'tax' ? 'tax' : 'fee',
      kind: 'SETTLEMENT',
      amount: -Math.abs(amount),
    } as const
    lines.push({ ...nothing, ...part, utr, entry: `SETTLEMENT ${part.class}` })
  }
}

function readEvent(
  row: readonly string[],
  columns: Columns<typeof eventHeadings>,
  number: number,
  contents: SettlementFileContents,
  seen: Map<string, number>,
): void {
  const cell = createCellReader(row, columns)
  const kind = cell('kind').toUpperCase().replaceAll(/[ -]+/g, '_')
  // The recon call lists the settlements themselves among their events.
  if (!kind || kind === 'SETTLEMENT') return
  const utr = cell('utr')
  if (!utr) {
    contents.unsettled += 1
    return
  }
  const sign = parseSign(cell('saleType'), number)
  const net = sign * Math.abs(parsePaise(cell('settled'), 'Event Settlement Amount', number))
  const isRupees = (cell('currency') || 'INR') === 'INR'
  const gross = isRupees ? sign * Math.abs(parsePaise(cell('amount'), 'Event Amount', number)) : net
  const tax = net === gross || !cell('tax') ? 0 : -Math.abs(parsePaise(cell('tax'), 'Service Tax', number))
  const named = `${kind} ${cell('eventId')}`
  const times = (seen.get(`${utr} ${named}`) ?? 0) + 1
  seen.set(`${utr} ${named}`, times)
  const parts = [
    { class: classOf(kind), amount: gross },
    { class: 'fee', amount: net - gross - tax },
    { class: 'tax', amount: tax },
  ] as const
  for (const part of parts) {
    if (part.amount === 0 && part.class !== parts[0].class) continue
    contents.lines.push({
      ...{ utr, kind, eventId: cell('eventId'), orderId: cell('orderId'), refundId: cell('refundId') },
      ...{ ...part, entry: `${named} ${times} ${part.class}` },
    })
  }
}

/** @param kind Cashfree's name for the event, such as CHARGEBACK_REVERSE */
function classOf(kind: string): SettlementClass {
  if (kind === 'PAYMENT') return 'payment'
  if (/^REFUND(_REVERSE|_REVERSAL)?$/.test(kind)) return 'refund'
  if (/^(DISPUTE|CHARGEBACK)(_REVERSE|_REVERSAL)?$/.test(kind)) return 'dispute'
  if (/^(OTHER_ADJUSTMENT|ADJUSTMENT|RISK)(_REVERSE|_REVERSAL)?$/.test(kind)) return 'adjustment'
  return 'unknown'
}

/** The empty ids of a charge on the settlement as a whole. */
const nothing = { eventId: '', orderId: '', refundId: '' } satisfies Partial<FileLine>

function createCellReader<Name extends string>(
  row: readonly string[],
  columns: Record<Name, number | undefined>,
) {
  return (name: Name): string => {
    const at = columns[name]
    return at === undefined ? '' : (row[at] ?? '')
  }
}

function parseSign(saleType: string, number: number): 1 | -1 {
  const type = saleType.toUpperCase()
  if (type === 'CREDIT') return 1
  if (type === 'DEBIT') return -1
  throw new AppError('INVALID_INPUT', `Row ${number}: Sale Type must be CREDIT or DEBIT.`)
}

function parsePaise(text: string, heading: string, number: number): number {
  const amount = parseRupees(text.replaceAll(',', ''))
  if (amount === undefined) throw new AppError('INVALID_INPUT', `Row ${number}: ${heading} isn’t an amount.`)
  return amount
}
