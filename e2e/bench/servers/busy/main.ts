import { askedOf } from '../../../../tooling/command-line/asked-of'
import { machineLine } from '../../machine/machine'
import { circumstances } from '../../result/circumstances'
import { openShop } from '../../shop/open-shop'
import { busyTable } from './busy-record'
import { measureBusyShop } from './measure-busy-shop'

const { values: options } = askedOf({
  command: 'npm run bench -- busy',
  purpose: 'How long pages and orders take while many are asked for at once.',
  options: {
    seconds: { type: 'string', value: '<number>', default: '60', purpose: 'how long' },
    pages: { type: 'string', value: '<number>', default: '1000', purpose: 'rendered in a minute' },
    orders: { type: 'string', value: '<number>', default: '50', purpose: 'placed in a second' },
  },
})

const asked = {
  seconds: Number(options.seconds),
  pagesPerMinute: Number(options.pages),
  ordersPerSecond: Number(options.orders),
}
const shop = await openShop()
try {
  const record = { ...(await circumstances()), ...asked, ...(await measureBusyShop(shop, asked)) }
  console.log(`\n${busyTable(record)}\n\n${machineLine(record.machine)}`)
} finally {
  await shop.close()
}
