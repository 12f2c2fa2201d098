export const sidePanelNames = ['check', 'versions', 'settings', 'comments', 'history'] as const;
export type SidePanelName = (typeof sidePanelNames)[number];
