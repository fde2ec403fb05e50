import { disputeActs, orderActs } from '../control/order-acts'
import { html, type Markup } from '../pages/html'
import { isClosed, type Order } from '../store/order'

/** What can be done to the order now, and to its disputes; each button names in hiding what it is about. */
export function orderButtons(order: Order): Markup {
  const own = Object.entries(orderActs)
    .filter(([, act]) => act.isPossible(order))
    .map(([name, { label }]) =>
      button(`/sandbox/orders/${order.gatewayId}/${name}`, label, `of order ${order.id}`),
    )
  const ofDisputes = order.disputes
    .filter((dispute) => !isClosed(dispute))
    .flatMap(({ id }) =>
      Object.entries(disputeActs).map(([name, { label }]) =>
        button(`/sandbox/disputes/${id}/${name}`, label, id),
      ),
    )
  return html`<div class="acts">
${[...own, ...ofDisputes]}
</div>`
}

function button(action: string, label: string, about: string): Markup {
  return html`<form method="post" action="${action}"><button class="small">${label}<span class="hidden"> ${about}</span></button></form>`
}
