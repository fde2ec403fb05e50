import { inDataFolder } from '../shop/data-folder'
import { type DrilledGateway, drilledGateways } from './drilled-gateways'

/**
 * Runs a drill at every gateway, each time on a shop of its own.
 * @param work returns what there is to complain about
 */
export async function atEveryGateway(
  work: (dataDir: string, gateway: DrilledGateway) => Promise<string[]>,
): Promise<boolean> {
  let held = true
  for (const gateway of drilledGateways) {
    console.log(gateway.name)
    held = (await inDataFolder(async (dataDir) => (await work(dataDir, gateway)).length === 0)) && held
  }
  return held
}
