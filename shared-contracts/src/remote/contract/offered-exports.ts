/**
 * What remotes may take of a package that the shell provides in part, by the package's name. Of the others they may take
 * every export. Most of React Router is for sites that have one bundle, and Redux Toolkit brings adapters and checks that
 * nobody calls. Add a name when a remote needs it: the publish gate refuses a remote that takes another.
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
  // Without entity adapters: RTK Query keeps what the api answers.
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
  // Without connect, which hooks have replaced.
  'react-redux': ['Provider', 'shallowEqual', 'useDispatch', 'useSelector', 'useStore'],
} as const
