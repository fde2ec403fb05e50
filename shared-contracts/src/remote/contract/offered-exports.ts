/**
 * The exports that remotes may use from packages that the shell provides only in part; from other packages they
 * may use every export. Most of React Router is for sites with a single bundle, and Redux Toolkit includes
 * adapters and checks that we don't use. Add a name when a remote needs it: the publish gate refuses a remote
 * that uses an unlisted one.
 */
export const offeredExports = {
  'react-router-dom': [
    'Link',
    'Navigate',
    'Outlet',
    'useLocation',
    'useNavigate',
    'useParams',
    'useSearchParams',
  ],
  // Entity adapters are left out, because RTK Query caches the api's responses.
  '@reduxjs/toolkit': [
    'createAction',
    'createAsyncThunk',
    'createReducer',
    'createSelector',
    'createSlice',
    'current',
    'isAllOf',
    'isAnyOf',
    'isFulfilled',
    'isPending',
    'isRejected',
    'isRejectedWithValue',
    'nanoid',
    'original',
    'unwrapResult',
  ],
  // `connect` is left out, because hooks replace it.
  'react-redux': ['Provider', 'shallowEqual', 'useDispatch', 'useSelector', 'useStore'],
} as const
