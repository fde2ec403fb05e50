import { cashfree, type DrilledGateway, drilledGateways } from '../../../harness/gateways/drilled-gateways'
import type { ShopWithGateway } from '../../../harness/shop/shop-with-gateway'

/** Runs a drill at every gateway in turn, in a shop that was opened with the first. */
export async function atEveryGateway(
  shop: ShopWithGateway,
  work: (gateway: DrilledGateway) => Promise<void>,
): Promise<void> {
  for (const gateway of drilledGateways) {
    console.log(gateway.name)
    if (gateway !== cashfree) await shop.restartWith(gateway.settings)
    await work(gateway)
  }
}
