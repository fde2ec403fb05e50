/**
 * What remotes may take of a package that the shell provides in part, by the package's name. Of the others they may take
 * every export. Most of React Router is for sites that have one bundle: a third of the shell's script would be code that
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
  // Without connect, which hooks have replaced.
  'react-redux': ['Provider', 'shallowEqual', 'useDispatch', 'useSelector', 'useStore'],
} as const
