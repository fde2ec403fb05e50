/*
 * What remotes and RTK Query may use of React Redux, for the same reason as the façade of React Router: its `connect`,
 * which nobody calls, is half of it. RTK Query asks for all of this list.
 */
export {
  batch,
  Provider,
  ReactReduxContext,
  shallowEqual,
  useDispatch,
  useSelector,
  useStore,
} from 'react-redux-whole'
