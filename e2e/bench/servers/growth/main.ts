import { askedOf } from '../../../../tooling/command-line/asked-of'
import { machineLine } from '../../machine/machine'
import { circumstances } from '../../result/circumstances'
import { openShop } from '../../shop/open-shop'
import { fillShop } from './fill-shop'
import { growthTable } from './growth-record'
import { measureShop } from './measure-shop'

const FEW_ORDERS = 1000
const MANY_ORDERS = 1_000_000

const { values: options } = askedOf({
  command: 'npm run bench:growth',
  purpose: 'What the shop costs when its catalogue grows, and with --orders its orders too.',
  options: {
    products: {
      type: 'string',
      value: '<numbers>',
      default: '43,430,4300',
      purpose: 'how many products the shops have',
    },
    requests: { type: 'string', value: '<number>', default: '200', purpose: 'for each figure' },
    runs: { type: 'string', value: '<number>', default: '3', purpose: 'first loads in Chromium' },
    orders: { type: 'boolean', default: false, purpose: 'a shop with a million orders besides' },
  },
})

const sizes = options.products.split(',').map(Number)
const requests = Number(options.requests)
const runs = Number(options.runs)
const all = sizes.map((products) => ({ products, orders: FEW_ORDERS }))
if (options.orders) all.push({ products: Math.max(...sizes), orders: MANY_ORDERS })

const shops = []
for (const grown of all) {
  const { products, orders } = grown
  const shop = await openShop({ fill: (dataFolder) => fillShop(dataFolder, grown) })
  try {
    shops.push({ grown, figures: await measureShop(shop, { products, requests, runs }) })
    console.log(`measured ${products} products and ${orders} orders`)
  } finally {
    await shop.close()
  }
}
const record = { ...(await circumstances()), requests, runs, shops }
console.log(`\n${growthTable(record)}\n\n${machineLine(record.machine)}`)
