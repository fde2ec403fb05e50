import { figure, markdownTable } from '../../../result/markdown-table'
import { mainThreadTime } from './main-thread-time'
import { findPage, type TraceEvent } from './trace-event'
import { waterfall } from './waterfall'

/** Breaks down a traced page's time, as markdown. @param lcpMs the time of its largest contentful paint */
export function breakdown(events: readonly TraceEvent[], url: string, lcpMs: number): string {
  const page = findPage(events, url)
  const untilLcp = mainThreadTime(events, page, lcpMs * 1000)
  const inAll = Object.entries(mainThreadTime(events, page)).sort(([, a], [, b]) => b - a)
  const { origin } = new URL(url)
  return [
    `# ${url}`,
    `Largest contentful paint after ${figure(lcpMs)} ms. The main thread, ms:`,
    markdownTable(
      ['kind', 'until then', 'until at rest'],
      inAll.map(([kind, ms]) => [kind, figure(untilLcp[kind]), figure(ms)]),
    ),
    markdownTable(
      ['request', 'priority', 'asked, ms', 'answered', 'done', 'kB'],
      waterfall(events, page).map((request) => [
        request.url.replace(origin, ''),
        request.priority,
        figure(request.asked),
        figure(request.answered),
        figure(request.done),
        figure(request.bytes / 1000, 1),
      ]),
    ),
    '',
  ].join('\n\n')
}
