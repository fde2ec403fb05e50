import { spawnSync } from 'node:child_process'
import path from 'node:path'

const ROOT = path.resolve(import.meta.dirname, '../../../..')

/** Inside a container, process ids start from 1 again, and all processes end with it. */
const NAMESPACES = ['unshare', '--map-root-user', '--pid', '--fork', '--kill-child', '--mount-proc', '--uts']

/** Makes a root folder like an image's: the system's programs, the shop at /shop, a shared folder at /data. */
const OWN_ROOT = `
set -e
name=$1 root=$2 data=$3 shop=$4 node=$5; shift 5
hostname "$name"
mount -t tmpfs tmpfs "$root"
for each in bin lib lib64 usr etc dev; do
  if [ -d "/$each" ]; then mkdir "$root/$each"; mount --rbind "/$each" "$root/$each"; fi
done
mkdir -m 1777 "$root/tmp"
mkdir "$root/proc" "$root/shop" "$root/data" "$root/node"
mount -t proc proc "$root/proc"
mount --bind "$shop" "$root/shop"
mount --bind "$data" "$root/data"
mount --bind "$node" "$root/node"
exec chroot "$root" "/node/node" "$@"
`

/** True if this machine lets us make containers. */
export function canContain(): boolean {
  const [command = '', ...args] = NAMESPACES
  return spawnSync(command, [...args, 'true']).status === 0
}

/** Returns the command that runs Node with `args` in its own PID, mount and host name namespaces. */
export function inNamespaces(name: string, ...args: string[]): string[] {
  const script = 'hostname "$1"; shift; exec "$@"'
  return [...NAMESPACES, 'sh', '-c', script, 'sh', name, process.execPath, ...args]
}

/** Returns a container's command. The empty folder `root` is its root, with /shop and, from `data`, /data. */
export function inContainer(name: string, root: string, data: string): string[] {
  const node = path.dirname(process.execPath)
  return [...NAMESPACES, 'sh', '-c', OWN_ROOT, 'sh', name, root, data, ROOT, node]
}
