<?php
// The plugin stores nothing but its settings. Blocks and shortcodes are content of the site and stay.

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

if ( is_multisite() ) {
	foreach ( get_sites( array( 'fields' => 'ids', 'number' => 0 ) ) as $vetrina_site ) {
		delete_blog_option( $vetrina_site, 'vetrina_settings' );
	}
} else {
	delete_option( 'vetrina_settings' );
}
