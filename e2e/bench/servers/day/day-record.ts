import type { Circumstances } from '../../result/circumstances'
import { figure, markdownTable } from '../../result/markdown-table'
import { medianOf } from '../../result/spread'

/** Resident memory of the edge's process, in MB. */
export interface DayRecord extends Circumstances {
  versionsAnHour: number
  pagesEach: number
  start: number
  /** After each hour. */
  hours: readonly number[]
  /** Versions and megabytes of files in the registry at the end. */
  left: { versions: number; megabytes: number }
}

const MOST_MB = 300

/** Hours 2 to 4: every page has been asked for, and every thread has been replaced. */
const EARLY = { from: 1, to: 4 }
const LATE_HOURS = 3

export interface Growth {
  /** Medians of hours 2 to 4, and of the last three. */
  early: number
  late: number
  /** From the middle of the ones to the middle of the others; not a number for a day too short to tell. */
  perHour: number
}

export function growthOver(hours: readonly number[]): Growth {
  const early = medianOf(hours.slice(EARLY.from, EARLY.to))
  const late = medianOf(hours.slice(-LATE_HOURS))
  const between = hours.length - LATE_HOURS - EARLY.from
  return { early, late, perHour: between > 0 ? (late - early) / between : Number.NaN }
}

export function dayTable({ start, hours, versionsAnHour, pagesEach, left }: DayRecord): string {
  const { early, late, perHour } = growthOver(hours)
  const most = Math.max(...hours)
  return [
    markdownTable(
      ['memory of the edge', 'MB', 'target', 'met'],
      [
        ['at start', figure(start), '', ''],
        ['hours 2 to 4, median', figure(early), '', ''],
        ['last three hours, median', figure(late), '', ''],
        ['growth per hour', figure(perHour, 2), '', ''],
        ['most after any hour', figure(most), `at most ${MOST_MB}`, most <= MOST_MB ? 'yes' : 'no'],
      ],
    ),
    `After each hour, MB: ${hours.map((each) => figure(each)).join(', ')}.`,
    `An hour is ${versionsAnHour} versions, of each remote in turn, with ${pagesEach} requests for pages after each: public ones rendered and kept, private ones, unknown ones. At the end the registry holds ${left.versions} versions in ${figure(left.megabytes)} MB.`,
  ].join('\n\n')
}
