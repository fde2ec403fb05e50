import { forgetDrafts } from 'shared-contracts/forms/drafts'
import { api } from 'shared-contracts/http'
import { type AppDispatch, loggedOut } from 'shared-contracts/store'

const { shellLogout } = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    shellLogout: build.mutation<unknown, void>({
      query: () => ({ url: '/api/customers/logout', method: 'POST' }),
    }),
  }),
}).endpoints

/** Ends the session on this device, and on the server if it is reachable. */
export async function logOut(dispatch: AppDispatch): Promise<void> {
  await dispatch(shellLogout.initiate())
  forgetDrafts()
  dispatch(loggedOut())
}
