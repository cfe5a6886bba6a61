/** Whether somebody looks for something (Ctrl+K). */
export const finding = $state({ isOpen: false });
