const SETTING = "pentapolis.palatinus.openWolves";

/** Whether the owner wants to see under all own wolves all the time. */
class OpenWolves {
  open: boolean = $state(stored());

  keep(open: boolean): void {
    this.open = open;
    try {
      localStorage.setItem(SETTING, String(open));
    } catch {
      // private mode: the choice holds for this visit
    }
  }
}

function stored(): boolean {
  try {
    return localStorage.getItem(SETTING) === "true";
  } catch {
    return false;
  }
}

export const wolves = new OpenWolves();
