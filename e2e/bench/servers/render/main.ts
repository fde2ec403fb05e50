import { parseCommand } from '../../../../tooling/command-line/parsed-command'
import { openShop } from '../../../harness/shop/open-shop'
import { machineLine } from '../../machine/machine'
import { costsTable } from './costs-record'
import { measureCosts } from './measure-costs'

const { values: options } = parseCommand({
  command: 'npm run bench -- render',
  purpose: 'What pages cost the edge that are not kept.',
  options: {
    rounds: { type: 'string', value: '<number>', default: '3', purpose: 'how often each is measured' },
    requests: { type: 'string', value: '<number>', default: '200', purpose: 'for each page in a round' },
    only: { type: 'string', value: '<home|cart>', default: '', purpose: 'these pages: a regular expression' },
  },
})

const shop = await openShop()
try {
  const rounds = Number(options.rounds)
  const record = await measureCosts(shop, { rounds, requests: Number(options.requests), only: options.only })
  console.log(`\n${costsTable(record)}\n\n${machineLine(record.machine)}`)
} finally {
  await shop.close()
}
