import { createAction, createSlice } from '@reduxjs/toolkit'
import type { User } from '../customers/customer'
import { loggedIn, loggedOut, sessionExpired } from './events'

interface SessionState {
  user: User | null
  /** True once the stored customer has been read. */
  isRestored: boolean
  /** True if the server has ended the last session. Stored because the shell's listener may load later. */
  hasExpired?: boolean
}

/** The customer was read from local storage, where another tab may have changed it. */
export const sessionRestored = createAction<User | null>('session/restored')

const initialState: SessionState = { user: null, isRestored: false }

export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {},
  extraReducers: (on) =>
    on
      .addCase(loggedIn, (session, { payload }) => {
        session.user = payload
        session.hasExpired = false
      })
      .addCase(sessionExpired, (session) => {
        session.hasExpired = true
      })
      .addCase(loggedOut, (session) => {
        session.user = null
      })
      .addCase(sessionRestored, (session, { payload }) => {
        session.user = payload
        session.isRestored = true
      }),
  selectors: {
    selectUser: (session) => session.user,
    selectIsSessionRestored: (session) => session.isRestored,
  },
})

export const { selectUser, selectIsSessionRestored } = sessionSlice.selectors
