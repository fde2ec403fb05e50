import { parseArgs } from 'node:util'
import { machineLine } from '../machine/machine'
import { type PlainServer, startPlainServer } from '../plain-server/start-plain-server'
import { circumstances, writeRecord } from '../report/record'
import { writePerformancePage } from '../report/write-performance-page'
import { measuredPages } from '../shop/measured-pages'
import { type OwnShop, openShop } from '../shop/open-shop'
import { cachedPage } from './edge-page'
import { type AnswerKind, compare, type EdgeRecord, edgeTable } from './edge-record'
import { type Request, type Round, runRound } from './round'

/*
 * `npm run bench:edge`: cached HTML from the edge beside plain node:http that serves the same bytes with the same headers.
 * `--rounds 3`, `--seconds 5`, `--connections 32`, `--record` to keep the result for docs/performance.md.
 */
const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '5' },
    connections: { type: 'string', default: '32' },
    record: { type: 'boolean', default: false },
  },
})
const rounds = Number(options.rounds)
const load = { connections: Number(options.connections), seconds: Number(options.seconds) }

/** One second each comes first and is not counted: a server is slow until its code is compiled. */
async function inTurn(kind: AnswerKind, shop: OwnShop, plain: PlainServer, requests: Request[]) {
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
  const answers = Object.fromEntries(
    await Promise.all(paths.map(async (path) => [path, await cachedPage(shop.origin, path)] as const)),
  )
  const plain = await startPlainServer({ answers })
  const asked = (path: string, headers: Record<string, string> = {}) => ({
    path,
    headers: { 'accept-encoding': 'br', ...headers },
  })
  try {
    const comparisons = [
      await inTurn(
        'pages (200)',
        shop,
        plain,
        paths.map((path) => asked(path)),
      ),
    ]
    const etags = paths.map((path) => [path, answers[path]?.headers.etag] as const)
    const notes: string[] = []
    if (etags.every(([, etag]) => etag !== undefined)) {
      const requests = etags.map(([path, etag = '']) => asked(path, { 'if-none-match': etag }))
      comparisons.push(await inTurn('unchanged (304)', shop, plain, requests))
    } else notes.push('The pages have no ETag, so that there is no 304 to compare.')
    const sizes = Object.values(answers).map(({ body }) => Buffer.byteLength(body, 'base64'))
    const bytes = sizes.reduce((sum, size) => sum + size, 0) / sizes.length
    return { ...(await circumstances()), ...load, rounds, bytes, comparisons, notes }
  } finally {
    plain.close()
  }
}

const shop = await openShop()
try {
  const record = await measure(shop)
  console.log(`\n${edgeTable(record)}\n\n${machineLine(record.machine)}`)
  if (options.record) {
    await writeRecord('edge', record)
    await writePerformancePage()
  }
} finally {
  await shop.close()
}
