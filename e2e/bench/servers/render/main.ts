import { parseCommand } from '../../../../tooling/command-line/parsed-command'
import { openShop } from '../../../harness/shop/open-shop'
import { machineLine } from '../../machine/machine'
import { costsTable } from './costs-record'
import { measureCosts } from './measure-costs'

const { values: options } = parseCommand({
  command: 'npm run bench -- render',
  purpose: 'Measures the processor time of pages that the edge does not cache.',
  options: {
    rounds: { type: 'string', value: '<number>', default: '3', purpose: 'rounds per measurement' },
    requests: { type: 'string', value: '<number>', default: '200', purpose: 'requests per page and round' },
    only: {
      type: 'string',
      value: '<home|cart>',
      default: '',
      purpose: 'a regular expression that selects pages',
    },
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
