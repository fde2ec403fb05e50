import { readShellAssets } from './shell-assets'

test('an edge without a built shell says what to do', () => {
  expect(() => readShellAssets('/nowhere')).toThrow('The shell is not built yet. Run npm run build first.')
})
