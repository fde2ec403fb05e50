import { paise } from 'shared-contracts/values/money'
import { isAutomatic, type OrderThere } from './gateway'
import type { History, RefundAmount, Step } from './history'
import { look } from './look'
import type { Payable, World } from './world'

const SECOND_MS = 1000
const MINUTE_MS = 60_000

export async function play(
  world: World,
  { things, steps }: History,
  payables: readonly Payable[],
): Promise<void> {
  const { shop } = world
  const paid = things.flatMap(({ isPaid }, thing): Step[] =>
    isPaid ? [{ kind: 'pay', thing, how: 'success' }] : [],
  )
  for (const step of [...paid, ...steps]) {
    await world.wait(SECOND_MS)
    // A dead shop or the gateway may refuse a step. The result is judged at the end.
    await happens(world, step, payables).catch(() => {})
    await shop.openIfDead()
  }
  await shop.dieAfter(undefined)
  // The clock stands still, so a claim of the dead shop would look like one of the shop that is opened next.
  await world.wait(SECOND_MS)
}

async function happens(world: World, step: Step, payables: readonly Payable[]): Promise<unknown> {
  const { shop, gateway } = world
  switch (step.kind) {
    case 'kill':
      return shop.dieAfter(step.after)
    case 'wait':
      await world.wait(step.minutes * MINUTE_MS)
      return look(world)
    case 'tell': {
      const message = among(await gateway.messages(), step.which)
      return message && gateway.send(message.id, step.copies)
    }
    default: {
      const own = among(payables, step.thing)
      return own && performStep(world, step, own)
    }
  }
}

type StepOfThing = Extract<Step, { thing: number }>

async function performStep(world: World, step: StepOfThing, own: Payable): Promise<unknown> {
  const { gateway } = world
  if (step.kind === 'ask') return own.ask()
  if (step.kind === 'pay') await own.begin()
  const orders = (await gateway.orders()).filter(own.isIts)
  const order = orders.at(-1)
  if (!order) return
  switch (step.kind) {
    case 'pay':
      return gateway.pay(order, chooseUpiId(order, step.how))
    case 'settle':
      return gateway.settle(order, step.outcome)
    case 'pay-again':
      return gateway.payAgain(order)
    case 'refund':
      return refund(world, step, own, orders)
    case 'accept':
      return accept(world, step, orders)
    case 'settle-refund': {
      const found = among(
        order.refunds.filter((refund) => !isAutomatic(refund)),
        step.which,
      )
      return found && gateway.settleRefund(order, found.id, step.outcome)
    }
    case 'dispute': {
      const payment = among(listPayments(order), step.which)
      return payment && gateway.dispute(order, payment.id, Math.ceil(order.amount / step.part))
    }
    case 'decide': {
      const dispute = among(order.disputes, step.which)
      return dispute && gateway.decide(dispute.id, step.act)
    }
  }
}

type RefundStep = Extract<Step, { kind: 'refund' }>

/** Runs the owner's refund command, `times` times at once. */
async function refund(
  { shop, gateway }: World,
  step: RefundStep,
  own: Payable,
  orders: readonly OrderThere[],
) {
  const { which, sum, reason, times } = step
  const accounts = (await gateway.account()).orders.filter(({ orderId }) =>
    orders.some(({ id }) => id === orderId),
  )
  const payment = among(
    accounts.flatMap(({ captures }) => captures),
    which,
  )
  const names = {
    order: own.thing === 'order' ? own.name : (orders.at(-1)?.id ?? ''),
    payment: payment?.id ?? own.name,
    unknown: 'ORD-nobodys',
  }
  const command = { of: names[step.of], amount: chooseAmount(sum, own.paise), reason, who: 'owner' }
  return Promise.allSettled(Array.from({ length: times }, () => shop.refund(command)))
}

/** Accepts a held payment, as the owner does in the admin, `times` times at once. */
async function accept(
  { shop }: World,
  { which, times }: Extract<Step, { kind: 'accept' }>,
  orders: readonly OrderThere[],
) {
  const held = await shop.rows('select id, gateway_order_id from captures where held is not null order by id')
  const own = held.filter((row) => orders.some(({ id }) => id === row.gateway_order_id))
  const payment = among(own, which)
  return payment && Promise.allSettled(Array.from({ length: times }, () => shop.accept(Number(payment.id))))
}

function chooseAmount(sum: RefundAmount, whole: number) {
  const sums = { all: whole, part: Math.floor(whole / 3), odd: 101, more: whole + 1 }
  return paise(sums[sum])
}

const listPayments = ({ attempts }: OrderThere) => attempts.filter(({ state }) => state === 'SUCCESS')

function chooseUpiId(
  { provider }: OrderThere,
  how: 'success' | 'failure' | 'pending' | 'amount-off',
): string {
  if (how === 'amount-off') return provider === 'cashfree' ? 'amount-off@gocash' : 'amount-off@ybl'
  if (provider === 'cashfree') return `test${how}@gocash`
  return `${how === 'failure' ? 'failed' : how}@ybl`
}

function among<Item>(items: readonly Item[], which: number): Item | undefined {
  return items[which % Math.max(1, items.length)]
}
