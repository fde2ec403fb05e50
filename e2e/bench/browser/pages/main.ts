import { writeFile } from 'node:fs/promises'
import { parseCommand } from '../../../../tooling/command-line/parsed-command'
import { inShop } from '../../../harness/shop/open-shop'
import { machineLine } from '../../machine/machine'
import { only, url } from '../../options'
import { circumstances } from '../../result/circumstances'
import { measuredPages, type PageName, shoppersPages } from '../../shop/measured-pages'
import { startPeers } from '../peers/start-peers'
import { startStaticLimit } from '../static-limit/static-limit'
import { listNotes, type PagesRecord, pageResults } from './pages-record'
import { pagesTables } from './pages-tables'
import { profileLine, slowPhone } from './profile'
import { buildTargets } from './target'
import { traceLoads } from './trace/trace-loads'
import { runVisits } from './visit/run-visits'

const { values: options } = parseCommand({
  command: 'npm run bench -- pages',
  purpose: "Measures the shop's pages in Chromium on a slow phone, next to the same pages as plain HTML.",
  options: {
    runs: { type: 'string', value: '<number>', default: '5', purpose: 'runs per page; the median counts' },
    only,
    url,
    beside: {
      type: 'string',
      value: '<origin>',
      purpose: 'a second running shop to compare with, such as one of an earlier commit',
    },
    peers: {
      type: 'boolean',
      purpose: 'also measures the listing and the product built with other frameworks, installed from npm',
    },
    json: { type: 'string', value: '<file>', purpose: 'file for the figures of every visit' },
    md: { type: 'string', value: '<file>', purpose: 'file for the tables' },
    trace: {
      type: 'string',
      value: '<folder>',
      purpose: 'only traces one first load of each page, with a breakdown of its time',
    },
  },
})

/** The pages that the peers also have. */
const PEER_PAGES: readonly PageName[] = ['listing', 'product']

async function measure(origin: string): Promise<void> {
  const all = [...(await measuredPages(origin)), ...(await shoppersPages(origin))]
  const pages = all.filter(({ group }) => new RegExp(options.only).test(group))
  const notes: string[] = []
  const limit = await startStaticLimit(origin, all).catch((error: unknown) => {
    notes.push(`There is no static limit to compare with: ${error instanceof Error ? error.message : error}`)
    console.error(notes[0])
  })
  const peerPages = all.filter(({ group }) => PEER_PAGES.includes(group))
  const peers = options.peers ? await startPeers(origin, peerPages, (note) => notes.push(note)) : []
  const targets = [
    ...(limit ? buildTargets('static limit', limit.origin, pages) : []),
    ...buildTargets('shop', origin, pages),
    ...(options.beside ? buildTargets('other shop', new URL(options.beside).origin, pages) : []),
    ...peers.flatMap((peer) =>
      buildTargets(
        peer.name,
        peer.origin,
        pages.filter((page) => peerPages.includes(page)),
      ),
    ),
  ]
  try {
    if (options.trace) return await traceLoads(options.trace, slowPhone, targets)
    const { results, loads } = await runVisits(targets, Number(options.runs), slowPhone)
    const record: PagesRecord = {
      ...(await circumstances()),
      profile: profileLine(slowPhone),
      load: [Math.min(...loads), Math.max(...loads)],
      results: pageResults(results),
      notes: [...notes, ...listNotes(results)],
    }
    const text = `${pagesTables(record)}\n\n${machineLine(record.machine)}\n`
    console.log(`\n${text}`)
    if (options.md) await writeFile(options.md, text)
    if (options.json) await writeFile(options.json, JSON.stringify({ ...record, visits: results }, null, 2))
  } finally {
    limit?.close()
    for (const peer of peers) await peer.close()
  }
}

await inShop(options.url, measure)
