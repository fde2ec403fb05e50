import { DEMO_LOGIN } from 'shared-contracts/customers/demo-login'
import { buildTestApp } from '../../../testing/app'

const form = { firstname: 'Asha', lastname: 'Rao', mobilenumber: '9876543210', ...DEMO_LOGIN }

test.each([
  ['http://localhost:3000', 200],
  ['https://spices.example', 401],
])(
  'at %s the demo customer’s login gets %i, even though they are in the database',
  async (publicOrigin, status) => {
    const shop = await buildTestApp({ config: { publicOrigin } })
    await shop.visitor().post('/api/customers/register', form)
    expect((await shop.visitor().post('/api/customers/login', DEMO_LOGIN)).statusCode).toBe(status)
    await shop.close()
  },
)
