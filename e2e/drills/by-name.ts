import type { Drill } from './drill'

type Load = () => Promise<Drill>

export const ofRemotes = {
  'two-publishers': async () => (await import('./remotes/two-publishers')).twoPublishers,
  'killed-publisher': async () => (await import('./remotes/killed-publisher')).killedPublisher,
  'publish-and-rollback': async () => (await import('./remotes/publish-and-rollback')).publishAndRollback,
  'busy-publishing': async () => (await import('./remotes/busy-publishing')).busyPublishing,
  integrator: async () => (await import('./remotes/integrator')).integrator,
  'new-remote': async () => (await import('./remotes/new-remote')).newRemote,
  'remote-faults': async () => (await import('./remotes/remote-faults')).remoteFaults,
  'throwing-canary': async () => (await import('./remotes/throwing-canary')).throwingCanary,
  'publishing-keys': async () => (await import('./publishing-keys/publishing-keys')).publishingKeys,
} satisfies Record<string, Load>

/** Every drill by its name. It is loaded when it is asked for: all together take longer to load than most to run. */
export const drills: Readonly<Record<string, Load>> = {
  crash: async () => (await import('./crashes/crash')).crash,
  'crash-on-postgres': async () => (await import('./crashes/crash')).crashOnPostgres,
  'two-apis-one-folder': async () => (await import('./crashes/two-apis-one-folder')).twoApisOneFolder,
  lock: async () => (await import('./lock/lock')).lock,
  public: async () => (await import('./public/public-shop')).publicShop,
  'start-and-stop': async () => (await import('./start/start-and-stop')).startAndStop,
  'gateway-faults': async () => (await import('./gateways/gateway-faults')).gatewayFaults,
  webhooks: async () => (await import('./gateways/webhooks')).webhooks,
  'same-order': async () => (await import('./gateways/same-order')).sameOrder,
  ledger: async () => (await import('./ledger/ledger')).ledger,
  'hanging-gateway': async () => (await import('./hanging-gateway/hanging-gateway')).hangingGateway,
  reconcile: async () => (await import('./reconcile/reconcile')).reconcile,
  offline: async () => (await import('./offline/offline')).offline,
  'two-customers': async () => (await import('./customers/two-customers')).twoCustomers,
  desk: async () => (await import('./desk/desk')).desk,
  fuzz: async () => (await import('./fuzz/fuzz')).fuzz,
  'behind-nginx': async () => (await import('./behind-nginx/behind-nginx')).behindNginx,
  flood: async () => (await import('./flood/flood')).flood,
  load: async () => (await import('./load/load')).load,
  upgrade: async () => (await import('./upgrade/upgrade')).upgrade,
  image: async () => (await import('./image/image')).image,
  restore: async () => (await import('./restore/restore')).restore,
  systemd: async () => (await import('./systemd/systemd')).systemd,
  ...ofRemotes,
}
