import { parseCommand } from '../../../../tooling/command-line/parsed-command'
import { inShop } from '../../../harness/shop/open-shop'
import { machineLine } from '../../machine/machine'
import { only, url } from '../../options'
import { circumstances } from '../../result/circumstances'
import { fetchCachedPage } from '../../shop/fetch-cached-page'
import { measuredPages } from '../../shop/measured-pages'
import { type LighthouseRecord, lighthouseTable } from './lighthouse-record'
import { type LighthouseReport, readScores } from './lighthouse-result'
import { publicPages } from './public-pages'
import { runLighthouse } from './run-lighthouse'

const { values: options } = parseCommand({
  command: 'npm run bench -- lighthouse',
  purpose: "Lighthouse's scores for phones.",
  options: {
    runs: { type: 'string', value: '<number>', default: '1', purpose: 'runs per page; the median counts' },
    every: {
      type: 'boolean',
      default: false,
      purpose: 'regular expression of page addresses (default: one of every kind)',
    },
    only,
    url,
  },
})
const runs = Number(options.runs)

async function medianReport(url: string): Promise<LighthouseReport> {
  const reports: LighthouseReport[] = []
  for (let run = 0; run < runs; run += 1) reports.push(await runLighthouse(url))
  const performance = ({ categories }: LighthouseReport) => categories.performance.score ?? 0
  const [median] = reports.sort((a, b) => performance(a) - performance(b)).slice(Math.floor((runs - 1) / 2))
  if (!median) throw new Error('--runs must be at least 1.')
  return median
}

async function measure(origin: string): Promise<void> {
  const all = await (options.every ? publicPages(origin) : measuredPages(origin))
  const pages: LighthouseRecord['pages'] = []
  let lighthouse = ''
  for (const { group, path } of all.filter((page) => new RegExp(options.only).test(page.group))) {
    await fetchCachedPage(origin, path)
    const report = await medianReport(origin + path)
    lighthouse = report.lighthouseVersion
    pages.push({ group, ...readScores(report) })
    console.log(`${group}: ${JSON.stringify(pages.at(-1)?.scores)}`)
  }
  const record: LighthouseRecord = { ...(await circumstances()), lighthouse, runs, pages }
  console.log(`\n${lighthouseTable(record)}\n\n${machineLine(record.machine)}`)
}

await inShop(options.url, measure)
