// A host shares what it imports: all that remotes of this shop take from theirs.
import 'axios'
import 'redux'
import '@reduxjs/toolkit'
import 'shared-contracts/http'
import 'shared-contracts/remote'
import 'shared-contracts/store'
import 'shared-contracts/words'
