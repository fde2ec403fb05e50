import { teaCheckout } from '../../../tooling/testing/tea-checkout'
import { describeBuild } from '../../cli/publish/describe-build'

test('a commit gives the same version in whatever folder it is built', async () => {
  const one = await teaCheckout()
  const another = await teaCheckout()
  const [here, there] = await Promise.all([describeBuild(one.folder), describeBuild(another.folder)])
  await Promise.all([one.remove(), another.remove()])
  expect(there.record.integrity).toEqual(here.record.integrity)
  expect(there.version).toBe(here.version)
})
