/** Line icons on a 24 × 24 grid, as the `d` of one path. */
export const ICONS = {
  back: 'M15 5l-7 7 7 7',
  forward: 'M9 5l7 7-7 7',
  up: 'M6 15l6-6 6 6',
  down: 'M6 9l6 6 6-6',
  close: 'M6 6l12 12M18 6L6 18',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  check: 'M5 13l4.5 4.5L19 7',
  undo: 'M9 7L4 12l5 5M4 12h10a5 5 0 0 1 0 10h-2',
  redo: 'M15 7l5 5-5 5M20 12H10a5 5 0 0 0 0 10h2',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  grip: 'M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01',
  edit: 'M4 20h4L19 9l-4-4L4 16zM13 7l4 4',
  shuffle: 'M3 7h4l10 10h4M18 14l3 3-3 3M3 17h4l2.5-2.5M13.5 10.5L17 7h4M18 4l3 3-3 3',
  again: 'M20 11a8 8 0 1 0-2.3 6.6M20 5v6h-6',
  warning: 'M12 4L2.5 20h19zM12 10v5M12 17.5h.01',
  crown: 'M4 18h16M4 15l-1-9 5 4 4-6 4 6 5-4-1 9z',
  keep: 'M7 4h10v16l-5-4-5 4z',
  settings: 'M4 7h10M18 7h2M4 17h2M10 17h10M14 7a2 2 0 1 0 4 0a2 2 0 1 0-4 0M6 17a2 2 0 1 0 4 0a2 2 0 1 0-4 0',
} as const
export type IconName = keyof typeof ICONS
