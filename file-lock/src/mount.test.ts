import { findMount, localLocks, parseMounts } from './mount'

const mounts = parseMounts(`22 1 8:1 / / rw,relatime shared:1 - ext4 /dev/sda1 rw
31 22 0:45 / /srv rw shared:9 - nfs4 nas:/srv rw,vers=4.2,local_lock=none,addr=10.0.0.2
32 22 0:46 / /srv/old\\040shop rw shared:9 - nfs nas:/old rw,vers=3,nolock,local_lock=all
33 22 0:47 / /mnt/windows rw - cifs //nas/shop rw,nobrl
34 22 0:48 / /mnt/ssh rw - fuse.sshfs shop:/ rw,user_id=0
`)
const findReason = (folder: string) => localLocks(findMount(folder, mounts))

test.each(['/', '/home/shop', '/srv', '/srv/shop', '/srv/old', '/mnt/window'])(
  'a lock in %s holds wherever the folder is mounted',
  (folder) => {
    expect(findReason(folder)).toBeUndefined()
  },
)

test.each([
  ['/srv/old shop/data', '/srv/old shop is mounted with nolock, so other machines do not see its locks'],
  ['/mnt/windows', '/mnt/windows is mounted with nobrl, so other machines do not see its locks'],
  ['/mnt/ssh/data', 'fuse.sshfs shares files between machines, but not locks'],
])('a lock in %s would hold only on this machine, and the error says why', (folder, reason) => {
  expect(findReason(folder)).toBe(reason)
})

test('the last of two mounts with the same mount point counts', () => {
  const [, , , , ssh] = mounts
  expect(
    findMount('/mnt/ssh', [...mounts, { folder: '/mnt/ssh', type: 'ext4', options: ['rw'] }])?.type,
  ).toBe('ext4')
  expect(ssh?.type).toBe('fuse.sshfs')
})
