/*
 * What remotes and RTK Query may use of Redux Toolkit, for the same reason as the façade of React Router.
 * The second list is RTK Query's own need: a missing name shows as a warning of the build.
 */

export { combineReducers, isAction, isPlainObject } from 'redux'
export {
  combineSlices,
  configureStore,
  createAction,
  createAsyncThunk,
  createListenerMiddleware,
  createNextState,
  createSelector,
  createSlice,
  formatProdErrorMessage,
  isAllOf,
  isAnyOf,
  isAsyncThunkAction,
  isFulfilled,
  isPending,
  isRejected,
  isRejectedWithValue,
  nanoid,
  prepareAutoBatched,
  SHOULD_AUTOBATCH,
} from 'reduxjs-toolkit-whole'
