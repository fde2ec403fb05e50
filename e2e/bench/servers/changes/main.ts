import { parseCommand } from '../../../../tooling/command-line/parsed-command'
import { openShop } from '../../../harness/shop/open-shop'
import { machineLine } from '../../machine/machine'
import { circumstances } from '../../result/circumstances'
import { changesTable } from './changes-record'
import { measureChanges } from './measure-changes'

const { values: options } = parseCommand({
  command: 'npm run bench -- changes',
  purpose: 'Measures the processor time of cached pages while a product changes every second.',
  options: {
    seconds: { type: 'string', value: '<number>', default: '30', purpose: 'how long' },
    pages: { type: 'string', value: '<number>', default: '100', purpose: 'requests per second' },
  },
})

const asked = { seconds: Number(options.seconds), pagesPerSecond: Number(options.pages) }
const shop = await openShop()
try {
  const record = { ...(await circumstances()), ...asked, ...(await measureChanges(shop, asked)) }
  console.log(`\n${changesTable(record)}\n\n${machineLine(record.machine)}`)
} finally {
  await shop.close()
}
