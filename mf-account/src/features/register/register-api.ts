import type { Registration } from 'shared-contracts/customers/customer'
import { api } from 'shared-contracts/http'
import { isCreated } from 'shared-contracts/platform/created'

export const { useMfAccountRegisterMutation } = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    mfAccountRegister: build.mutation<unknown, Registration>({
      query: (data) => ({ url: '/api/customers/register', method: 'POST', data, validateStatus: isCreated }),
    }),
  }),
})
