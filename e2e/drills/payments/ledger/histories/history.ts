import fc from 'fast-check'

/** Something to be paid: an order, or a payment on the stand-alone page. */
export interface Thing {
  kind: 'order' | 'page'
  /** True if it is already paid when the history begins. */
  isPaid: boolean
}

/** Selects a thing, message, payment, refund or dispute by index, modulo the number that exist. */
type Which = { which: number }
type OfThing = { thing: number }

/** One step. If it makes no sense when its turn comes, it does nothing. */
export type Step =
  | ({ kind: 'pay'; how: 'success' | 'failure' | 'pending' | 'amount-off' } & OfThing)
  | ({ kind: 'settle'; outcome: 'success' | 'failure' } & OfThing)
  | ({ kind: 'pay-again' } & OfThing)
  | ({ kind: 'tell'; copies: number } & Which)
  | ({ kind: 'refund'; of: RefundSubject; sum: RefundAmount; times: number; reason: string } & OfThing &
      Which)
  | ({ kind: 'settle-refund'; outcome: 'success' | 'failure' } & OfThing & Which)
  | ({ kind: 'dispute'; part: number } & OfThing & Which)
  | ({ kind: 'decide'; act: 'review' | 'win' | 'lose' } & OfThing & Which)
  | ({ kind: 'accept'; times: number } & OfThing & Which)
  | ({ kind: 'ask' } & OfThing)
  | { kind: 'wait'; minutes: number }
  | { kind: 'kill'; after: number }

type RefundSubject = 'order' | 'payment' | 'unknown'
export type RefundAmount = 'all' | 'part' | 'odd' | 'more'

export interface History {
  things: Thing[]
  steps: Step[]
  /** True if undelivered messages are lost, except those that polling cannot replace. */
  loses: boolean
}

const thing = fc.nat({ max: 2 })
const which = fc.nat({ max: 5 })
const outcome = fc.constantFrom('success' as const, 'failure' as const)

type StepOf<Kind extends Step['kind']> = Extract<Step, { kind: Kind }>
type Parts<Kind extends Step['kind']> = {
  [Key in Exclude<keyof StepOf<Kind>, 'kind'>]: fc.Arbitrary<StepOf<Kind>[Key]>
}

function step<Kind extends Step['kind']>(kind: Kind, parts: Parts<Kind>): fc.Arbitrary<StepOf<Kind>> {
  const rest = parts as Record<string, fc.Arbitrary<unknown>>
  return fc.record({ kind: fc.constant(kind), ...rest }) as unknown as fc.Arbitrary<StepOf<Kind>>
}

const steps: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: step('pay', {
      thing,
      how: fc.constantFrom(
        'success' as const,
        'success' as const,
        'failure' as const,
        'pending' as const,
        'amount-off' as const,
      ),
    }),
  },
  { weight: 2, arbitrary: step('settle', { thing, outcome }) },
  { weight: 2, arbitrary: step('pay-again', { thing }) },
  { weight: 9, arbitrary: step('tell', { which, copies: fc.integer({ min: 1, max: 3 }) }) },
  {
    weight: 9,
    arbitrary: step('refund', {
      thing,
      which,
      of: fc.constantFrom<RefundSubject>('order', 'payment', 'payment', 'payment', 'unknown'),
      sum: fc.constantFrom<RefundAmount>('all', 'part', 'all', 'part', 'odd', 'more'),
      times: fc.integer({ min: 1, max: 2 }),
      reason: fc.constantFrom('Out of season', 'Broken jar'),
    }),
  },
  { weight: 5, arbitrary: step('settle-refund', { thing, which, outcome }) },
  { weight: 2, arbitrary: step('dispute', { thing, which, part: fc.integer({ min: 1, max: 4 }) }) },
  {
    weight: 2,
    arbitrary: step('decide', {
      thing,
      which,
      act: fc.constantFrom('review' as const, 'win' as const, 'lose' as const),
    }),
  },
  { weight: 3, arbitrary: step('accept', { thing, which, times: fc.integer({ min: 1, max: 2 }) }) },
  { weight: 2, arbitrary: step('ask', { thing }) },
  { weight: 3, arbitrary: step('wait', { minutes: fc.constantFrom(1, 5, 30, 24 * 60) }) },
  { weight: 4, arbitrary: step('kill', { after: fc.nat({ max: 25 }) }) },
)

const things: fc.Arbitrary<Thing> = fc.record({
  kind: fc.constantFrom('order', 'order', 'page'),
  isPaid: fc.constantFrom(false, true, true, true),
})

/** Histories of a few orders and payments, of any length. A failing one shrinks to the steps that break it. */
export const histories: fc.Arbitrary<History> = fc.noBias(
  fc.record({
    things: fc.array(things, { minLength: 1, maxLength: 3 }),
    steps: fc.array(steps, { minLength: 1, maxLength: 30, size: 'max' }),
    loses: fc.boolean(),
  }),
)
