<?php
// The settings page. An invalid configuration is not stored, but shown again as it was written.

defined( 'ABSPATH' ) || exit;

const VETRINA_PAGE       = 'vetrina';
const VETRINA_CAPABILITY = 'manage_options';

add_action(
	'admin_menu',
	function () {
		$page = add_options_page( vetrina_words( 'settings' ), vetrina_words( 'menu' ), VETRINA_CAPABILITY, VETRINA_PAGE, 'vetrina_print_settings' );
		if ( $page ) {
			add_action( "load-$page", 'vetrina_save_settings' );
		}
	}
);

add_filter(
	'plugin_action_links_' . plugin_basename( VETRINA_FILE ),
	function ( $links ) {
		$link = sprintf( '<a href="%s">%s</a>', esc_url( admin_url( 'options-general.php?page=' . VETRINA_PAGE ) ), esc_html( vetrina_words( 'settingsLink' ) ) );
		return array_merge( array( $link ), $links );
	}
);

/** State of the form: the refused settings, if any, and the sentences about their mistakes. */
function &vetrina_form() {
	static $form = array( 'errors' => array(), 'refused' => null );
	return $form;
}

/** Stores the submitted settings. Runs before anything is printed. */
function vetrina_save_settings() {
	if ( ! isset( $_SERVER['REQUEST_METHOD'] ) || 'POST' !== $_SERVER['REQUEST_METHOD'] ) {
		return;
	}
	if ( ! current_user_can( VETRINA_CAPABILITY ) ) {
		wp_die( esc_html( vetrina_words( 'notAllowed' ) ), '', array( 'response' => 403 ) );
	}
	check_admin_referer( VETRINA_SETTINGS );
	$json = isset( $_POST['configuration'] ) && is_string( $_POST['configuration'] ) ? trim( wp_check_invalid_utf8( wp_unslash( $_POST['configuration'] ) ) ) : '';
	$form = &vetrina_form();

	$form['errors'] = vetrina_configuration_errors( $json );
	$theme          = isset( $_POST['theme'] ) && in_array( $_POST['theme'], vetrina_data( 'themes' ), true ) ? $_POST['theme'] : '';
	$settings       = array(
		'configuration' => $json,
		'boxes_file'    => ! empty( $_POST['boxes_file'] ),
		'import_map'    => ! empty( $_POST['import_map'] ),
		'theme'         => $theme,
	);
	if ( $form['errors'] ) {
		$form['refused'] = $settings;
		return;
	}
	update_option( VETRINA_SETTINGS, $settings );
	wp_safe_redirect( admin_url( 'options-general.php?page=' . VETRINA_PAGE . '&saved=1' ) );
	exit;
}

function vetrina_print_notices() {
	$form = vetrina_form();
	if ( $form['errors'] ) {
		echo '<div class="notice notice-error" role="alert"><p>' . esc_html( vetrina_words( 'notSaved' ) ) . '</p><ul class="ul-disc">';
		foreach ( $form['errors'] as $error ) {
			echo '<li>' . esc_html( $error ) . '</li>';
		}
		echo '</ul></div>';
	} elseif ( isset( $_GET['saved'] ) ) {
		echo '<div class="notice notice-success" role="status"><p>' . esc_html( vetrina_words( 'saved' ) ) . '</p></div>';
	}
}

function vetrina_print_settings() {
	$form     = vetrina_form();
	$settings = null === $form['refused'] ? vetrina_settings() : $form['refused'];
	?>
	<div class="wrap">
		<h1><?php echo esc_html( vetrina_words( 'settings' ) ); ?></h1>
		<?php vetrina_print_notices(); ?>
		<p><?php echo esc_html( vetrina_words( 'intro' ) ); ?></p>
		<form method="post" action="<?php echo esc_url( admin_url( 'options-general.php?page=' . VETRINA_PAGE ) ); ?>">
			<?php wp_nonce_field( VETRINA_SETTINGS ); ?>
			<table class="form-table" role="presentation">
				<tr>
					<th scope="row"><label for="vetrina-configuration"><?php echo esc_html( vetrina_words( 'configuration' ) ); ?></label></th>
					<td>
						<textarea id="vetrina-configuration" name="configuration" class="large-text code" rows="18" spellcheck="false" aria-describedby="vetrina-configuration-help"
							<?php echo $form['errors'] ? 'aria-invalid="true"' : ''; ?>><?php echo esc_textarea( $settings['configuration'] ); ?></textarea>
						<p class="description" id="vetrina-configuration-help"><?php echo esc_html( vetrina_words( 'configurationHelp' ) ); ?></p>
					</td>
				</tr>
				<tr>
					<th scope="row"><label for="vetrina-theme"><?php echo esc_html( vetrina_words( 'theme' ) ); ?></label></th>
					<td>
						<select id="vetrina-theme" name="theme" aria-describedby="vetrina-theme-help">
							<option value=""><?php echo esc_html( vetrina_words( 'noTheme' ) ); ?></option>
							<?php foreach ( vetrina_data( 'themes' ) as $theme ) : ?>
								<option value="<?php echo esc_attr( $theme ); ?>" <?php selected( $settings['theme'], $theme ); ?>><?php echo esc_html( $theme ); ?></option>
							<?php endforeach; ?>
						</select>
						<p class="description" id="vetrina-theme-help"><?php echo esc_html( vetrina_words( 'themeHelp' ) ); ?></p>
					</td>
				</tr>
				<tr>
					<th scope="row"><?php echo esc_html( vetrina_words( 'boxes' ) ); ?></th>
					<td>
						<label for="vetrina-boxes-file">
							<input type="checkbox" id="vetrina-boxes-file" name="boxes_file" value="1" aria-describedby="vetrina-boxes-help" <?php checked( $settings['boxes_file'] ); ?>>
							<?php echo esc_html( vetrina_words( 'boxesFile' ) ); ?>
						</label>
						<p class="description" id="vetrina-boxes-help"><?php echo esc_html( vetrina_words( 'boxesHelp' ) ); ?></p>
					</td>
				</tr>
				<tr>
					<th scope="row"><?php echo esc_html( vetrina_words( 'importMap' ) ); ?></th>
					<td>
						<label for="vetrina-import-map">
							<input type="checkbox" id="vetrina-import-map" name="import_map" value="1" aria-describedby="vetrina-import-map-help" <?php checked( $settings['import_map'] ); ?>>
							<?php echo esc_html( vetrina_words( 'printImportMap' ) ); ?>
						</label>
						<p class="description" id="vetrina-import-map-help">
							<?php echo esc_html( vetrina_words( 'importMapHelp' ) ); ?>
							<?php echo vetrina_prints_late_import_map() ? '<strong>' . esc_html( vetrina_words( 'importMapLate' ) ) . '</strong>' : ''; ?>
						</p>
					</td>
				</tr>
			</table>
			<?php submit_button( vetrina_words( 'save' ) ); ?>
		</form>
	</div>
	<?php
}
