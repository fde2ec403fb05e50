import { paise } from 'shared-contracts/values/money'
import { findHelp, type OwnersPayments, type OwnersShop, runCommand } from './command'

const refunds: unknown[] = []
const closed: unknown[] = []
const sent: unknown[] = []
const compared: unknown[] = []
const checked: unknown[] = []
const payments: OwnersPayments = {
  listActionItems: async () => 'Payments held: 0',
  async lookedAt(item) {
    closed.push(item)
  },
  async refund(command) {
    refunds.push(command)
    return { id: 'RF1', state: 'pending', amount: command.amount }
  },
  async sendAgain(id) {
    sent.push(id)
  },
  async askGateway(id) {
    checked.push(id)
    return id === 'OORD-1-1'
  },
  async reconcile(command) {
    compared.push(command)
    return { text: '1 difference is open.', isFine: false }
  },
}

const shelf = [{ id: 'turmeric-100g', name: 'Turmeric', label: '100 g', isSoldOut: false }]
const marked: unknown[] = []
const stock: OwnersShop['stock'] = {
  variants: async () => shelf,
  soldOut: async () => [],
  async sellOut(id) {
    marked.push([id, 'sold out'])
    return shelf.map((pack) => ({ ...pack, isSoldOut: true }))
  },
  async bringBack(id) {
    marked.push([id, 'back'])
    return shelf
  },
}

const invited: unknown[] = []
const admin: OwnersShop['admin'] = {
  async invite(who, person) {
    invited.push([who, person])
    return { person, link: 'the link', expiresAt: new Date('2026-11-29T12:00:00Z') }
  },
}

const answer = (...args: string[]) =>
  runCommand(args, 'owner', {
    payments,
    stock,
    analytics: async () => 'Paid: 3',
    admin,
    predateOrder: async () => {},
  })
const run = async (...args: string[]) => (await answer(...args)).text

beforeEach(() => {
  refunds.splice(0)
  closed.splice(0)
  sent.splice(0)
  compared.splice(0)
  marked.splice(0)
  invited.splice(0)
})

test('the owner refunds an amount in rupees, with a reason', async () => {
  expect(await run('refund', 'ORD-1', '75.50', '--reason', 'Damaged on the way')).toBe(
    'The refund of Rs 75.50 for ORD-1 is in progress (RF1).',
  )
  expect(refunds).toEqual([{ of: 'ORD-1', amount: paise(7550), reason: 'Damaged on the way', who: 'owner' }])
})

test.each([
  ['no reason', ['ORD-1', '75']],
  ['an empty reason', ['ORD-1', '75', '--reason', ' ']],
  ['no amount', ['ORD-1', '--reason', 'Damaged']],
  ['half a paisa', ['ORD-1', '0.005', '--reason', 'Damaged']],
  ['an amount of 0', ['ORD-1', '0', '--reason', 'Damaged']],
  ['a negative amount', ['ORD-1', '-5', '--reason', 'Damaged']],
  ['an extra argument', ['ORD-1', '75', 'now', '--reason', 'Damaged']],
])('a refund with %s is refused, and nothing is sent', async (_, args) => {
  await expect(run('refund', ...args)).rejects.toThrow('Usage: npm run refund')
  expect(refunds).toEqual([])
})

test('the owner sees the action items', async () => {
  expect(await run('action-items')).toBe('Payments held: 0')
})

test('the owner reads the analytics of the last days; an extra argument is refused', async () => {
  expect(await run('analytics')).toBe('Paid: 3')
  await expect(run('analytics', 'today')).rejects.toThrow('Usage: npm run analytics')
})

test('the owner marks action items as reviewed, with a reason', async () => {
  expect(await run('action-items', '--done', 'P12', '--reason', 'Paid by bank transfer')).toBe(
    'P12 is marked as done: Paid by bank transfer',
  )
  expect(closed).toEqual([{ id: 'P12', reason: 'Paid by bank transfer', who: 'owner' }])
})

test('the owner resends a mail that was given up', async () => {
  expect(await run('action-items', '--send', 'E7')).toBe('E7 will be sent again.')
  expect(sent).toEqual(['E7'])
})

test('the owner asks the gateway, and learns whether that resolved the item', async () => {
  expect(await run('action-items', '--ask', 'OORD-1-1')).toBe('OORD-1-1 is settled.')
  expect(await run('action-items', '--ask', 'RRF1')).toBe(
    'RRF1 is still pending: the gateway has not decided.',
  )
  expect(checked).toEqual(['OORD-1-1', 'RRF1'])
})

test.each([
  ['no reason', ['--done', 'P12']],
  ['a reason for a question', ['--ask', 'OORD-1-1', '--reason', 'Seen']],
  ['two actions', ['--send', 'E7', '--done', 'P12', '--reason', 'Seen']],
  ['an empty reason', ['--done', 'P12', '--reason', ' ']],
  ['no item', ['--reason', 'Seen']],
  ['an extra argument', ['--done', 'P12', 'M7', '--reason', 'Seen']],
  ['an unknown option', ['--all']],
])('marking with %s is refused, and nothing is marked', async (_, args) => {
  await expect(run('action-items', ...args)).rejects.toThrow('Usage: npm run action-items')
  expect([...closed, ...sent]).toEqual([])
})

test("the owner compares some days' accounts, and the result reports a problem", async () => {
  const days = ['--from', '2026-11-20', '--to', '2026-11-22']
  expect(await answer('reconcile', ...days, '--gateway', 'cashfree')).toEqual({
    text: '1 difference is open.',
    isFine: false,
  })
  await answer('reconcile')
  expect(compared).toEqual([{ from: '2026-11-20', to: '2026-11-22', gateway: 'cashfree' }, {}])
  expect(await answer('action-items')).toMatchObject({ isFine: true })
})

test.each([
  ['an extra argument', ['2026-11-20']],
  ['an option of another command', ['--done', 'X1']],
  ['an unknown option', ['--since', '2026-11-20']],
])('comparing with %s is refused, and nothing is compared', async (_, args) => {
  await expect(run('reconcile', ...args)).rejects.toThrow('Usage: npm run reconcile')
  expect(compared).toEqual([])
})

test('the owner marks packs as sold out and back in stock, and lists them', async () => {
  expect(await run('stock')).toBe('Nothing is sold out.')
  expect(await run('stock', 'turmeric')).toBe('turmeric-100g  Turmeric, 100 g: on sale')
  expect(await run('stock', 'turmeric-100g', 'sold-out')).toBe('turmeric-100g  Turmeric, 100 g: sold out')
  expect(await run('stock', 'turmeric-100g', 'back')).toBe('turmeric-100g  Turmeric, 100 g: on sale')
  expect(marked).toEqual([
    ['turmeric-100g', 'sold out'],
    ['turmeric-100g', 'back'],
  ])
})

test.each([
  ['another state', ['turmeric-100g', 'gone']],
  ['an extra argument', ['turmeric-100g', 'sold-out', 'now']],
  ['an unknown option', ['--all']],
])('the stock command with %s is refused, and nothing is marked', async (_, args) => {
  await expect(run('stock', ...args)).rejects.toThrow('Usage: npm run stock')
  expect(marked).toEqual([])
})

test('the owner invites a person to the admin, and sees the link', async () => {
  expect(await run('admin', 'invite', 'Asha Rao', 'asha@example.in', 'owner')).toBe(
    [
      'Asha Rao (asha@example.in) can join the admin as owner. The link works once, until 29 Nov 2026, 5:30 pm (IST):',
      'the link',
      'It replaces their previous sign-in methods. Share it with no one else.',
    ].join('\n'),
  )
  expect(invited).toEqual([['owner', { name: 'Asha Rao', email: 'asha@example.in', role: 'owner' }]])
})

test.each([
  ['nothing to do', []],
  ['no name', ['invite', ' ', 'asha@example.in', 'owner']],
  ['no address', ['invite', 'Asha', 'asha', 'owner']],
  ['an unknown role', ['invite', 'Asha', 'asha@example.in', 'boss']],
  ['an extra argument', ['invite', 'Asha', 'asha@example.in', 'owner', 'now']],
  ['an unknown option', ['invite', '--all']],
])('an invitation with %s is refused, and nobody is invited', async (_, args) => {
  await expect(run('admin', ...args)).rejects.toThrow('Usage: npm run admin')
  expect(invited).toEqual([])
})

test.each(['refund', 'action-items', 'reconcile', 'stock'])('%s with --help prints its usage', (command) => {
  for (const flag of ['--help', '-h'])
    expect(findHelp([command, flag])).toMatch(new RegExp(`^Usage: npm run ${command} -w api`))
  expect(findHelp([command, 'ORD-1', '75'])).toBeUndefined()
})
