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
  lock: async () => (await import('./lock/lock')).lock,
  public: async () => (await import('./public/public-shop')).publicShop,
  'start-and-stop': async () => (await import('./start/start-and-stop')).startAndStop,
  'gateway-faults': async () => (await import('./gateways/gateway-faults')).gatewayFaults,
  ledger: async () => (await import('./ledger/ledger')).ledger,
  offline: async () => (await import('./offline/offline')).offline,
  'two-customers': async () => (await import('./customers/two-customers')).twoCustomers,
  admin: async () => (await import('./admin/admin')).admin,
  fuzz: async () => (await import('./fuzz/fuzz')).fuzz,
  'behind-nginx': async () => (await import('./behind-nginx/behind-nginx')).behindNginx,
  flood: async () => (await import('./flood/flood')).flood,
  'worst-files': async () => (await import('./worst-files/worst-files')).worstFiles,
  upgrade: async () => (await import('./upgrade/upgrade')).upgrade,
  image: async () => (await import('./image/image')).image,
  restore: async () => (await import('./restore/restore')).restore,
  systemd: async () => (await import('./systemd/systemd')).systemd,
  ...ofRemotes,
}
