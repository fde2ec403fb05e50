import type { Drill } from './drill'

type Load = () => Promise<Drill>

export const ofRemotes = {
  'two-publishers': async () => (await import('../publishing/two-publishers')).twoPublishers,
  'killed-publisher': async () => (await import('../publishing/killed-publisher')).killedPublisher,
  'publish-and-rollback': async () => (await import('../remotes/publish-and-rollback')).publishAndRollback,
  'busy-publishing': async () => (await import('../publishing/busy-publishing')).busyPublishing,
  integrator: async () => (await import('../remotes/integrator')).integrator,
  'new-remote': async () => (await import('../remotes/new-remote')).newRemote,
  'remote-faults': async () => (await import('../remotes/remote-faults')).remoteFaults,
  'throwing-canary': async () => (await import('../remotes/throwing-canary')).throwingCanary,
  'publishing-keys': async () =>
    (await import('../publishing/publishing-keys/publishing-keys')).publishingKeys,
} satisfies Record<string, Load>

/** Every drill by name, loaded on demand: loading all takes longer than running most. */
export const drills: Readonly<Record<string, Load>> = {
  crash: async () => (await import('../payments/crash')).crash,
  'crash-on-postgres': async () => (await import('../payments/crash')).crashOnPostgres,
  lock: async () => (await import('../publishing/lock/lock')).lock,
  public: async () => (await import('../attacks/public/public-shop')).publicShop,
  'start-and-stop': async () => (await import('../deployment/start/start-and-stop')).startAndStop,
  'gateway-faults': async () => (await import('../payments/gateway-faults')).gatewayFaults,
  stock: async () => (await import('../payments/stock/stock')).stock,
  ledger: async () => (await import('../payments/ledger/ledger')).ledger,
  offline: async () => (await import('../offline/offline')).offline,
  'two-customers': async () => (await import('../attacks/two-customers')).twoCustomers,
  admin: async () => (await import('../admin/admin')).admin,
  fuzz: async () => (await import('../attacks/fuzz/fuzz')).fuzz,
  'behind-nginx': async () => (await import('../deployment/behind-nginx/behind-nginx')).behindNginx,
  'shared-cache': async () => (await import('../deployment/shared-cache/shared-cache')).sharedCache,
  pgbouncer: async () => (await import('../deployment/pgbouncer/pgbouncer')).pgbouncer,
  flood: async () => (await import('../attacks/flood/flood')).flood,
  'worst-files': async () => (await import('../attacks/worst-files/worst-files')).worstFiles,
  upgrade: async () => (await import('../deployment/upgrade/upgrade')).upgrade,
  image: async () => (await import('../deployment/image/image')).image,
  restore: async () => (await import('../deployment/restore/restore')).restore,
  systemd: async () => (await import('../deployment/systemd/systemd')).systemd,
  ...ofRemotes,
}
