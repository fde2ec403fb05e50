import { parseCommand } from '../../../../tooling/command-line/parsed-command'
import { type OwnShop, openShop } from '../../../harness/shop/open-shop'
import { machineLine } from '../../machine/machine'
import type { PlainResponse } from '../../plain-server/response'
import { type PlainServer, startPlainServer } from '../../plain-server/start-plain-server'
import { circumstances } from '../../result/circumstances'
import { fetchCachedPage, type RawResponse } from '../../shop/fetch-cached-page'
import { measuredPages } from '../../shop/measured-pages'
import { compare, type EdgeRecord, edgeTable, type ResponseKind } from './edge-record'
import { type Request, type Round, runRound } from './round'

/** Headers that describe the connection or the moment rather than the response. */
const NOT_OF_THE_ANSWER = ['connection', 'keep-alive', 'date', 'transfer-encoding', 'content-length']

const { values: options } = parseCommand({
  command: 'npm run bench -- edge',
  purpose: 'Measures cached HTML from the edge, next to plain node:http with the same bytes and headers.',
  options: {
    rounds: { type: 'string', value: '<number>', default: '3', purpose: 'rounds per measurement' },
    seconds: { type: 'string', value: '<number>', default: '5', purpose: 'seconds per round' },
    connections: { type: 'string', value: '<number>', default: '32', purpose: 'open at once' },
  },
})
const rounds = Number(options.rounds)
const load = { connections: Number(options.connections), seconds: Number(options.seconds) }

/** Measures both servers in turn, after a warm-up: each is slow until its code is compiled. */
async function inTurn(kind: ResponseKind, shop: OwnShop, plain: PlainServer, requests: Request[]) {
  const status = kind === 'pages (200)' ? 200 : 304
  const ask = (origin: string, pid: number, seconds: number) =>
    runRound({ ...load, origin, pid, requests, status, seconds })
  await ask(shop.origin, shop.edgePid, 1)
  await ask(plain.origin, plain.pid, 1)
  const edgeRounds: Round[] = []
  const plainRounds: Round[] = []
  for (let round = 0; round < rounds; round += 1) {
    edgeRounds.push(await ask(shop.origin, shop.edgePid, load.seconds))
    plainRounds.push(await ask(plain.origin, plain.pid, load.seconds))
    console.log(`${kind}, round ${round + 1} of ${rounds}`)
  }
  return compare(kind, edgeRounds, plainRounds)
}

async function measure(shop: OwnShop): Promise<EdgeRecord> {
  const paths = (await measuredPages(shop.origin)).map(({ path }) => path)
  const pages = await Promise.all(paths.map((path) => fetchCachedPage(shop.origin, path)))
  const plain = await startPlainServer({
    answers: Object.fromEntries(pages.map((page, index) => [paths[index], toPlainResponse(page)])),
  })
  const asked = (headersOf: (page: RawResponse) => Record<string, string>) =>
    pages.map((page, index) => ({
      path: paths[index] ?? '/',
      headers: { 'accept-encoding': 'br', ...headersOf(page) },
    }))
  try {
    const comparisons = [
      await inTurn(
        'pages (200)',
        shop,
        plain,
        asked(() => ({})),
      ),
      await inTurn(
        'unchanged (304)',
        shop,
        plain,
        asked(({ headers }) => ({ 'if-none-match': headers.etag ?? '' })),
      ),
    ]
    const bytes = pages.reduce((sum, { body }) => sum + body.length, 0) / pages.length
    return { ...(await circumstances()), ...load, rounds, bytes, comparisons }
  } finally {
    plain.close()
  }
}

const shop = await openShop()
try {
  const record = await measure(shop)
  console.log(`\n${edgeTable(record)}\n\n${machineLine(record.machine)}`)
} finally {
  await shop.close()
}

/** Turns the edge's response into a plain server's: the same bytes with the same headers. */
function toPlainResponse({ headers, body }: RawResponse): PlainResponse {
  const kept = Object.entries(headers).filter(([name]) => !NOT_OF_THE_ANSWER.includes(name))
  return {
    headers: Object.fromEntries(kept.map(([name, value]) => [name, String(value)])),
    body: body.toString('base64'),
  }
}
