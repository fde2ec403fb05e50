import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/* Checks the units of deploy/systemd, with systemd's own analysis where it is installed; it need not be running. */

const root = path.resolve(__dirname, '../../..')
const folder = path.join(root, 'deploy/systemd')
const units = readdirSync(folder)
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

/** The highest accepted exposure out of ten: systemd rates scores below 2 as OK. */
const MOST_EXPOSED = 2

const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0
const ifSystemd = hasSystemd ? test : test.skip

ifSystemd.each(units)("%s passes systemd's own checks", (unit) => {
  const { status, stderr } = spawnSync('systemd-analyze', ['verify', path.join(folder, unit)], {
    encoding: 'utf8',
  })
  expect([status, stderr]).toEqual([0, ''])
})

ifSystemd.each(units)("%s restricts its server's privileges", (unit) => {
  const args = ['security', '--offline=yes', `--threshold=${MOST_EXPOSED * 10}`, path.join(folder, unit)]
  expect(spawnSync('systemd-analyze', args, { encoding: 'utf8' })).toMatchObject({ status: 0 })
})

test.each([
  ['api', 'API_PORT'],
  ['edge', 'PORT'],
])(
  'the unit of an %s starts the same program as the image, as its own user, on the port in its name',
  (name, port) => {
    const unit = read(`deploy/systemd/spice-shop-${name}@.service`)
    const [, command = ''] = /^ExecStart=(.+)$/m.exec(unit) ?? []
    expect(read(`deploy/kubernetes/${name}.yaml`)).toContain(`command: [${command.split(' ').join(', ')}]`)
    expect(unit).toMatch(/^User=spice-shop$/m)
    expect(unit).toMatch(/^NoNewPrivileges=yes$/m)
    expect(unit).toMatch(/^ProtectSystem=strict$/m)
    expect(unit).toMatch(/^ReadOnlyPaths=\/run$/m)
    expect(unit).toMatch(new RegExp(`^Environment=(.* )?${port}=%i\\b`, 'm'))
  },
)

test.each(units)('%s restarts without a limit', (unit) => {
  const [head = '', service = ''] = read(`deploy/systemd/${unit}`).split('[Service]')
  expect(head).toMatch(/^StartLimitIntervalSec=0$/m)
  expect(service).toMatch(/^Restart=always$/m)
})

test("an edge does not get the api's secrets", () => {
  expect(read('deploy/systemd/spice-shop-edge@.service')).not.toContain(
    'EnvironmentFile=/etc/spice-shop/api.env',
  )
})
