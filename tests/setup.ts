import { env } from 'node:process'
import { configureGlobal } from 'fast-check'

/** How often each law is tried; LAW_RUNS makes a run longer, or short enough to repeat for every mutant. */
configureGlobal({ numRuns: Number(env.LAW_RUNS ?? 100) })
