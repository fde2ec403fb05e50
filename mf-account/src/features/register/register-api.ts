import { isCreated } from 'shared-contracts/domain/created'
import type { Registration } from 'shared-contracts/domain/customers'
import { api } from 'shared-contracts/http'

export const { useMfAccountRegisterMutation } = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    mfAccountRegister: build.mutation<unknown, Registration>({
      query: (data) => ({ url: '/api/customers/register', method: 'POST', data, validateStatus: isCreated }),
    }),
  }),
})
