import { journeysIn } from './engine-steps'

const engine = {
  name: 'webkit',
  installed: { commands: ['no-such-driver', 'sh'], packages: ['webkit2gtk-driver', 'xvfb'] },
  use: async () => ({}),
  lacks: {},
}

test('who lacks an engine is told how to get it, and the run has failed', async () => {
  const said = jest.spyOn(console, 'error').mockImplementation()
  const outcome = await journeysIn(engine, '/', { PATH: '/bin' }).run([])
  expect(outcome).toMatchObject({ passed: 0, failed: 1 })
  expect(said).toHaveBeenCalledWith(
    'no-such-driver not found. To install: sudo apt-get install webkit2gtk-driver xvfb',
  )
  said.mockRestore()
})
