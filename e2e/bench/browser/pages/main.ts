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
  purpose: "The shop's pages in Chromium on a slow phone, beside the same pages as plain HTML.",
  options: {
    runs: { type: 'string', value: '<number>', default: '5', purpose: 'of each page, whose median counts' },
    only,
    url,
    beside: {
      type: 'string',
      value: '<origin>',
      purpose: 'a second running shop, such as of an earlier commit, in the same run',
    },
    peers: {
      type: 'boolean',
      purpose:
        'the listing and the product also as other frameworks serve them, which are installed from npm',
    },
    json: { type: 'string', value: '<file>', purpose: 'where every visit is written' },
    md: { type: 'string', value: '<file>', purpose: 'where the tables are written' },
    trace: {
      type: 'string',
      value: '<folder>',
      purpose: 'instead, a trace of one first load each and where its time went',
    },
  },
})

/** The pages that peers have too. */
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
