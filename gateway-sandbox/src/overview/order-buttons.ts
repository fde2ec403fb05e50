import {
  type DisputeActName,
  disputeActs,
  isDisputeAct,
  isOrderAct,
  type OrderActName,
  orderActs,
} from '../control/order-acts'
import { html, type Markup } from '../html'
import { isClosed } from '../ledger/dispute'
import type { Order } from '../ledger/order'

/** What can be done to the order now, and to its disputes; each button names in hiding what it is about. */
export function orderButtons(order: Order): Markup {
  const acts = Object.keys(orderActs).filter(isOrderAct)
  const possible = acts.filter((name) => orderActs[name].isPossible(order))
  const open = order.disputes.filter((dispute) => !isClosed(dispute))
  return html`<div class="acts">
${possible.map((name) => orderButton(order, name))}
${open.flatMap(({ id }) =>
  Object.keys(disputeActs)
    .filter(isDisputeAct)
    .map((name) => disputeButton(id, name)),
)}
</div>`
}

function orderButton({ id, gatewayId }: Order, name: OrderActName): Markup {
  return button(`/sandbox/orders/${gatewayId}/${name}`, orderActs[name].label, `of order ${id}`)
}

function disputeButton(id: string, name: DisputeActName): Markup {
  return button(`/sandbox/disputes/${id}/${name}`, disputeActs[name].label, id)
}

function button(action: string, label: string, about: string): Markup {
  return html`<form method="post" action="${action}"><button class="small">${label}<span class="hidden"> ${about}</span></button></form>`
}
